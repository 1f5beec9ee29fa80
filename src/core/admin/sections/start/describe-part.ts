import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminStartWords as words } from '#admin/copy/en/admin-start-words.ts';
import { count, fill } from '#copy/wording.ts';
import type { SystemState } from '#server/owner/owner.ts';
import { kindText } from '../inquiry-timeline.tsx';

export type DescribedPart = {
  name: keyof typeof words.parts;
  tone: 'good' | 'notice' | 'bad';
  sentence: string;
  /** A moment that ends the sentence. */
  atMs?: number | null;
  /** Where or how to mend it; left out while nothing is to be mended. */
  link?: { to: string; label: string };
};

const CONNECTION = '/admin/environment-variables';

/** Each part of the site in one sentence, with the way to what mends it. */
export function describeParts(system: SystemState): DescribedPart[] {
  return [
    { name: 'mail', ...describeMail(system.mail) },
    ...(system.destinations === null
      ? []
      : [{ name: 'destinations' as const, ...describeDestinations(system.destinations) }]),
    { name: 'content', ...describeContent(system.content) },
    ...(system.publishing === null
      ? []
      : [{ name: 'publishing' as const, ...describePublishing(system.publishing) }]),
    { name: 'backups', ...describeBackups(system.backups) },
  ];
}

type Described = Omit<DescribedPart, 'name'>;

function describeMail(system: SystemState['mail']): Described {
  const { state, to, undelivered, waiting, fault, lastSentAtMs } = system;
  const { mail } = words;
  const help = '/admin/set-up#mail';
  if (state === 'off')
    return { tone: 'bad', sentence: mail.off, link: { to: help, label: mail.links.off } };
  const about = fault === null ? '' : ` ${faultOf(fault)} ${fault.reason.replace(/\.?$/u, '.')}`;
  if (state === 'failing') {
    const link = { to: help, label: mail.links.failing };
    return { tone: 'bad', sentence: mail.failing + about, link };
  }
  const works = fill(mail.works, { to: to.join(', ') });
  if (state === 'works') {
    const sentence = lastSentAtMs === null ? works : `${works} ${mail.last}`;
    return { tone: 'good', sentence, atMs: lastSentAtMs };
  }
  const isParked = state === 'undelivered';
  const amount = isParked ? undelivered : waiting;
  const list = `/admin/inquiries?spam=all&delivery=${isParked ? 'parked' : 'waiting'}`;
  const number = fault?.number ?? null;
  const sentence = `${works} ${count(adminWording, mail[state], amount)}${about}`;
  return {
    ...{ tone: isParked ? 'bad' : 'notice', sentence },
    link: {
      to: amount === 1 && number !== null ? `/admin/inquiries/${number}` : list,
      label: mail.links.undelivered,
    },
  };
}

/** What a mail that did not go out was. */
function faultOf(fault: NonNullable<SystemState['mail']['fault']>): string {
  const { about, aboutInquiry } = words.mail;
  const kind = kindText(fault.kind);
  return fault.number === null
    ? fill(about, { kind })
    : fill(aboutInquiry, { number: fault.number, kind });
}

function describeDestinations({ broken }: NonNullable<SystemState['destinations']>): Described {
  const { destinations } = words;
  const [first] = broken;
  if (!first) return { tone: 'good', sentence: destinations.works };
  const { id, name, state, parked, reason } = first;
  const sentences = [
    state === 'parked'
      ? count(adminWording, destinations.parked, parked, { name })
      : fill(destinations[state], { name }),
    ...(reason === null ? [] : [reason]),
    ...(broken.length > 1 ? [count(adminWording, destinations.more, broken.length - 1)] : []),
  ];
  const to = broken.length > 1 ? '/admin/destinations' : `/admin/destinations/${id}`;
  const link = { to, label: destinations.link };
  return { tone: 'bad', sentence: sentences.join(' '), link };
}

function describeContent({ state, sinceMs, refusal }: SystemState['content']): Described {
  const { content } = words;
  switch (state) {
    case 'built-in':
    case 'sample': {
      const link = { to: CONNECTION, label: content.links[state] };
      return { tone: 'notice', sentence: content[state], link };
    }
    case 'unread':
    case 'outage': {
      const link = { to: CONNECTION, label: content.links.outage };
      const sentence = [
        ...(refusal === null ? [] : [fill(content.said, { reason: refusal })]),
        content[state],
      ];
      return { tone: 'bad', sentence: sentence.join(' '), atMs: sinceMs, link };
    }
    case 'refused': {
      const link = { to: '/admin/content', label: content.links.refused };
      const sentence = [content.refused, fill(content.said, { reason: refusal ?? '' })].join(' ');
      return { tone: 'bad', sentence, link };
    }
    default:
      return { tone: 'good', sentence: content.works };
  }
}

function describePublishing({
  state,
  lastToldAtMs,
}: NonNullable<SystemState['publishing']>): Described {
  const { publishing } = words;
  if (state === 'works') return { tone: 'good', sentence: publishing.works, atMs: lastToldAtMs };
  const link = { to: '/admin/set-up#publishing', label: publishing.links[state] };
  return { tone: 'notice', sentence: publishing[state], link };
}

function describeBackups({ state, last }: SystemState['backups']): Described {
  const { backups } = words;
  const atMs = last?.madeAtMs ?? null;
  if (state === 'works') return { tone: 'good', sentence: backups.works, atMs };
  const link = { to: '/admin/set-up#backups', label: backups.links[state] };
  return { tone: state === 'never' ? 'bad' : 'notice', sentence: backups[state], atMs, link };
}
