/** A setting that was entered in the owner's screen, sealed with SETTINGS_KEY. */
export type StoredSettingRow = {
  name: string;
  /** `v1.{nonce}.{tag}.{text}`, see seal.ts. */
  sealed: string;
  updated_at: number;
  updated_by: string;
};

declare module '../../store/tables.ts' {
  interface Tables {
    stored_settings: StoredSettingRow;
  }
}
