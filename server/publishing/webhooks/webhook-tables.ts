/** Signatures of webhooks that were taken: none is taken twice. */
export type UsedWebhookRow = { signature: string; expires_at: number };

export type WebhookTables = { used_webhooks: UsedWebhookRow };
