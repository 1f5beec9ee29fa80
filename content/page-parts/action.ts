/** A button or link that an editor filled in completely; `url` has passed the link allow-list. */
export type Action = { text: string; url: string };
