/**
 * The known numbers that a text must not contradict: the columns of a treatment's facts, and its prices. A
 * missing number, or null, contradicts nothing.
 */
export interface Facts {
  /** Millimeters. */
  depth_min?: number | null;
  depth_max?: number | null;
  duration_minutes?: number | null;
  sessions_min?: number | null;
  sessions_max?: number | null;
  downtime_days_min?: number | null;
  downtime_days_max?: number | null;
  /** 'acht bis zwölf Monate', 'eight to twelve months' */
  lasts_de?: string | null;
  lasts_en?: string | null;
  /** Euros; each amount that a text may name. */
  prices?: readonly number[];
}
