/** Imported only for its effect. */
export {};
