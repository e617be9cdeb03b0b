/** When a caller that was refused with 503 may try again, in s. */
export const RETRY_AFTER_S = 5;
