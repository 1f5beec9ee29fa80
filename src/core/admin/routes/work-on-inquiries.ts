import { adminInquiryWords as words } from '#admin/copy/en/admin-inquiry-words.ts';
import type { ActProblem } from '#admin/sections/act-form.tsx';
import { isEmailAddress } from '#content/contact/is-email-address.ts';
import { fill } from '#copy/wording.ts';
import {
  cleanAddress,
  hourOfDayMs,
  INQUIRY_STAGES,
  type Acted,
  type ShownInquiries,
} from '#server/intake/intake.ts';
import type { AuditAction } from '#server/owner/owner.ts';
import { readZone } from './inquiry-search.ts';
import { peopleOfInquiries } from './people-of-inquiries.ts';
import { textOf, type Site } from './signed-in.ts';

/** Reminders come at 8 in the morning of their day. */
const FOLLOW_UP_HOUR = 8;
const NOTE_MAX = 5_000;

const { ask } = words.overtaken;

/** What an act left undone, and what to ask about it. */
type Worked = { acted: Acted; ask: string; records?: AuditAction };

/** Of an act that the trail tells of. */
const told = (acted: Acted, ask: string, records: AuditAction = 'inquiry-marked'): Worked => ({
  ...{ acted, ask, records },
});

const NOTHING: Acted = { overtaken: [], gone: [] };

/**
 * Does the act that a form asks for with inquiries, as its page showed them. What is no stage and no act changes nothing.
 * @returns why it was not done, or not with all of them; null when it was
 */
export async function workOnInquiries(
  site: Site,
  shown: ShownInquiries,
  form: FormData,
): Promise<ActProblem | null> {
  const worked = await workOn(site, shown, form);
  if (!('acted' in worked)) return worked;
  const { overtaken, gone } = worked.acted;
  const left = new Set([...overtaken.map(({ number }) => number), ...gone]);
  const done = [...shown.keys()].filter((number) => !left.has(number));
  // What was done stands in each inquiry's own history; the trail only says with which.
  if (worked.records && done.length > 0)
    await site.record(
      worked.records,
      done.map((number) => fill(words.number, { number })).join(', '),
    );
  if (left.size === 0) return null;
  const again = [...form].flatMap(([name, value]) =>
    name === 'number' || name === 'password' ? [] : [[name, String(value)] as const],
  );
  return { overtaking: { ...worked.acted, ask: worked.ask, again, isRestDone: done.length > 0 } };
}

async function workOn(
  site: Site,
  shown: ShownInquiries,
  form: FormData,
): Promise<Worked | ActProblem> {
  const { account, owner } = site;
  const { work } = owner.inquiries;
  const [number] = shown.keys();
  const act = textOf(form, 'act');
  switch (act) {
    case 'stage': {
      const stage = INQUIRY_STAGES.find((name) => name === textOf(form, 'stage'));
      const acted = stage ? await work.changeStage(shown, stage, account) : NOTHING;
      return told(acted, fill(ask.stage, { stage: words.stages[stage ?? 'new'] }));
    }
    case 'assign':
      return assign(site, shown, textOf(form, 'assignee'));
    case 'read':
    case 'unread':
      return { acted: await work.markRead(shown, act === 'read', account), ask: ask[act] };
    case 'follow-up': {
      const zone = readZone(new URLSearchParams({ zone: textOf(form, 'zone') }), site.settings);
      const atMs = hourOfDayMs(textOf(form, 'date'), FOLLOW_UP_HOUR, zone);
      if (atMs === undefined) return { badDate: true };
      const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: zone });
      const acted = await work.setFollowUp(shown, atMs, account);
      return { acted, ask: fill(ask.followUp, { day: day.format(atMs) }) };
    }
    case 'clear-follow-up':
      return { acted: await work.setFollowUp(shown, null, account), ask: ask.noFollowUp };
    case 'note': {
      const text = textOf(form, 'note').trim().slice(0, NOTE_MAX);
      return { acted: text === '' ? NOTHING : await work.addNote(number!, text, account), ask: '' };
    }
    case 'address': {
      const email = cleanAddress(textOf(form, 'email'));
      if (!isEmailAddress(email)) return { badAddress: true };
      const acted = await work.correctAddress(shown, email, account);
      return told(acted, fill(ask.address, { email }));
    }
    case 'leave':
      return told(await work.leaveUndelivered(number!, account), '');
    case 'retry':
      return told(await work.sendAgain(number!, account), '', 'inquiry-sent-again');
    case 'spam':
      return told(await work.markSpam(shown, account), ask.spam);
    case 'genuine':
      return told(await work.markGenuine(shown, account), ask.genuine);
    case 'erase':
      return told(await work.erase(shown, account), ask.erase, 'inquiry-erased');
    default:
      return { acted: NOTHING, ask: '' };
  }
}

/** Has somebody look after them: an account that may, or nobody for ''. */
async function assign(site: Site, shown: ShownInquiries, id: string): Promise<Worked | ActProblem> {
  const { work } = site.owner.inquiries;
  const people = id === '' ? [] : await peopleOfInquiries(site);
  const to = id === '' ? null : people.find((person) => person.id === id);
  const acted = to === undefined ? null : await work.assign(shown, to, site.account);
  if (!acted) return { noAccount: true };
  return { acted, ask: to ? fill(ask.assign, { name: to.name || to.email }) : ask.unassign };
}
