/** Signatures of webhooks that were taken: none is taken twice. */
export type UsedWebhookRow = { signature: string; expires_at: number };

declare module '../../store/tables.ts' {
  interface Tables {
    used_webhooks: UsedWebhookRow;
  }
}
