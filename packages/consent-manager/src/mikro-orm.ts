/** Entities and stores on MikroORM. */
export {};
