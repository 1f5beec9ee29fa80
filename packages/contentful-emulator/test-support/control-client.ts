import type { Emulator } from '../src/start-emulator.ts';
import { readPageForm } from './page-form.ts';

export type PageAnswer = { status: number; location: string | null; text: string };

/** Uses the control page of an emulator as a browser does: reads forms, changes what it is told, and sends them. */
export function controlClient(emulator: () => Pick<Emulator, 'url'>) {
  const request = async (path: string, init: RequestInit = {}): Promise<PageAnswer> => {
    const response = await fetch(`${emulator().url}${path}`, { redirect: 'manual', ...init });
    const { status, headers } = response;
    return { status, location: headers.get('location'), text: await response.text() };
  };
  const get = (path: string) => request(path);
  const send = (path: string, body: FormData) =>
    request(path, { method: 'POST', body, headers: { Origin: emulator().url } });
  return {
    get,
    send,
    post: (path: string, values: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(values)) form.append(name, value);
      return send(path, form);
    },
    /** Opens a form, changes it and presses a button. A list stands for several controls of one name. */
    submit: async (
      path: string,
      act: string,
      changes: Record<string, string | readonly string[] | File> = {},
    ) => {
      const form = readPageForm((await get(path)).text);
      for (const [name, value] of Object.entries(changes)) {
        form.delete(name);
        for (const each of Array.isArray(value) ? value : [value])
          form.append(name, each as string);
      }
      form.append('do', act);
      return send(path, form);
    },
  };
}
