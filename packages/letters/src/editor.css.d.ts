/** Imported for its effect alone: it has no values. */
export {};
