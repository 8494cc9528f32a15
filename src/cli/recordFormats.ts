/** The forms in which a record can be written. */
export const RECORD_FORMATS = ['json', 'text', 'dipnet'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];
