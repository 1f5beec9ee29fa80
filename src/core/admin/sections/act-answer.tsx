import { useLocation } from 'react-router';
import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { ActProblem } from './act-form.tsx';
import { FormProblem } from './admin-field.tsx';
import { OvertakenAct } from './overtaken-act.tsx';

/** What came of an act whose form loaded the page anew, as it does without script; else its form says so (act-form.tsx). */
export function ActAnswer({ problem: { noAccount, overtaking } }: { problem: ActProblem }) {
  const { pathname, search } = useLocation();
  const { noAccount: chooseAgain, leave } = adminInquiryWords.overtaken;
  if (noAccount) return <FormProblem>{chooseAgain}</FormProblem>;
  if (!overtaking) return null;
  return (
    <OvertakenAct
      overtaking={overtaking}
      Form="form"
      leave={
        <ButtonLink to={`${pathname}${search}`} look="outline" size="small">
          {leave}
        </ButtonLink>
      }
    />
  );
}
