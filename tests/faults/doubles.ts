import { BOTH, placeEnv, sesEnv, until, type Fault } from './fault.ts';
import { startFakeSes } from './fake-ses.ts';
import { post, toBody } from './senders.ts';
import { serve } from './served-process.ts';
import { inspect } from './stored.ts';

export const sameKeyFiftyTimes: Fault = {
  id: 'A8',
  title: 'one form sent 50 times at once to two processes',
  target: '1 row, 50 equal answers',
  engines: BOTH,
  async run(context) {
    const rounds = context.long ? 20 : 3;
    const served = await Promise.all(
      [1, 2].map(() => serve(context.subject, placeEnv(context.place))),
    );
    const answers = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const body = toBody({ key: `same-key-${round}`, message: `sent many times ${round}` });
      const all = await Promise.all(
        Array.from({ length: 50 }, (_, index) => post(served[index % 2]!.port, body)),
      );
      for (const { status, body: text } of all) answers.add(`${status} ${text}`);
    }
    for (const process of served) process.kill('SIGTERM');
    await Promise.all(served.map(({ ended }) => ended));
    const state = await inspect(context.place, []);
    return {
      ok:
        state.rows === rounds &&
        answers.size === 1 &&
        answers.has('200 {"success":true}') &&
        state.withoutOutbox === 0,
      measured: `${rounds} forms x 50: ${state.rows} rows, answers: ${[...answers].join(' | ')}`,
    };
  },
};

export const withoutJavaScript: Fault = {
  id: 'A16',
  title: 'plain form post, sent twice by an impatient visitor',
  target: 'stored once and mailed, the same as JSON',
  engines: BOTH,
  async run(context) {
    const ses = await startFakeSes();
    const served = await serve(context.subject, { ...placeEnv(context.place), ...sesEnv(ses.url) });
    const form = new URLSearchParams({
      name: 'Alex Miller',
      email: 'alex@example.com',
      message: 'Without JavaScript',
      phone: '',
      company: '',
      subject: 'Plain',
      formType: 'Contact Page Form',
      location: '/contact',
    }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answers = await Promise.all(
      [1, 2].map(() => post(served.port, form, { path: '/inquiry', headers })),
    );
    const missing = await post(served.port, 'name=&email=no&message=', {
      path: '/inquiry',
      headers,
    });
    const mailed = await until(() => ses.taken.length > 0, 10_000);
    served.kill('SIGTERM');
    await served.ended;
    const state = await inspect(context.place, ['Without JavaScript']);
    const mail = ses.taken[0];
    await ses.close();
    return {
      ok:
        answers.every(({ status }) => status < 400) &&
        missing.status === 400 &&
        missing.body.includes('Enter your name.') &&
        mailed &&
        ses.taken.length === 1 &&
        mail?.subject === 'Contact Page Form: Plain – Alex Miller (page /contact) (#1)' &&
        state.rows === 1 &&
        state.lost === 0,
      measured: `answers ${answers.map(({ status }) => status).join(', ')}; ${state.rows} row; ${ses.taken.length} mail "${mail?.subject ?? ''}"; empty form ${missing.status}`,
    };
  },
};
