/** What a carrier of mail by SMTP asks of its customers' DNS, as its documentation says. */
type MailCarrier = {
  name: string;
  /** What the SPF record of the return address names; null: nothing, or it differs by customer. */
  include: string | null;
  /** Whether mail leaves with a return address of the carrier's own unless one was set up there. */
  hasOwnReturnAddress: boolean;
  /** Usual selectors of DKIM; empty: each customer has others. */
  selectors: readonly string[];
};

const CARRIERS: readonly (MailCarrier & { hosts: RegExp })[] = [
  {
    hosts: /^email-smtp(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com$/u,
    ...{ name: 'Amazon SES', include: 'amazonses.com', hasOwnReturnAddress: true, selectors: [] },
  },
  {
    hosts: /^smtp(?:-relay)?\.(?:gmail|google)\.com$/u,
    ...{ name: 'Google Workspace', include: '_spf.google.com', hasOwnReturnAddress: false },
    selectors: ['google'],
  },
  {
    hosts: /^(?:smtp\.office365\.com|[a-z0-9-]+\.mail\.protection\.outlook\.com)$/u,
    ...{ name: 'Microsoft 365', include: 'spf.protection.outlook.com', hasOwnReturnAddress: false },
    selectors: ['selector1', 'selector2'],
  },
  {
    hosts: /^smtp\.fastmail\.com$/u,
    ...{ name: 'Fastmail', include: 'spf.messagingengine.com', hasOwnReturnAddress: false },
    selectors: ['fm1', 'fm2', 'fm3'],
  },
  {
    hosts: /^smtp(?:\.eu)?\.mailgun\.org$/u,
    ...{ name: 'Mailgun', include: 'mailgun.org', hasOwnReturnAddress: false, selectors: [] },
  },
  {
    hosts: /^smtp\.sendgrid\.net$/u,
    ...{ name: 'SendGrid', include: 'sendgrid.net', hasOwnReturnAddress: true },
    selectors: ['s1', 's2'],
  },
  {
    hosts: /^smtp(?:-broadcasts)?\.postmarkapp\.com$/u,
    ...{ name: 'Postmark', include: null, hasOwnReturnAddress: true, selectors: [] },
  },
];

/** The carrier behind a host of SMTP_URL; for an unknown one a server of one's own is assumed. */
export function carrierAt(host: string): MailCarrier {
  const unknown = { name: host, include: null, hasOwnReturnAddress: false, selectors: [] };
  return CARRIERS.find(({ hosts }) => hosts.test(host.toLowerCase())) ?? unknown;
}
