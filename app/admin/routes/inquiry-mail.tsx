import { adminInquiryWords } from '#admin/copy/admin-inquiry-words.ts';
import { InquiryMail } from '#admin/sections/inquiry-mail.tsx';
import type { Route } from './+types/inquiry-mail.ts';
import { adminMeta } from './admin-meta.ts';
import { signedIn } from './signed-in.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { inquiries } = signedIn(context).owner;
  const { by, to } = inquiries.mail;
  const { waiting } = await inquiries.counts();
  return { by, to: to.join(', '), waiting };
}

export const meta = () => adminMeta(adminInquiryWords.mail.title);

export default function InquiryMailPage({ loaderData }: Route.ComponentProps) {
  return <InquiryMail {...loaderData} />;
}
