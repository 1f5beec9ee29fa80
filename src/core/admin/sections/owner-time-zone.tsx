import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

const Setting = createContext<string | null>(null);

/** Tells the owner's screens which zone TIME_ZONE names; null leaves it to each browser. */
export function OwnerTimeZone({
  timeZone,
  children,
}: {
  timeZone: string | null;
  children: ReactNode;
}) {
  return <Setting value={timeZone}>{children}</Setting>;
}

const browsersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const universal = () => 'UTC';
/** A browser's zone does not change while a page is shown. */
const never = () => () => undefined;

/** The zone that times are shown in: the setting's, else the browser's, which the server and a page without script do not know. */
export function useOwnerTimeZone(): string {
  const browsers = useSyncExternalStore(never, browsersZone, universal);
  return use(Setting) ?? browsers;
}

/** Tells a form's receiver where the days that it asks for begin. */
export function ZoneField() {
  const timeZone = useOwnerTimeZone();
  return use(Setting) === null && timeZone !== 'UTC' ? (
    <input type="hidden" name="zone" value={timeZone} />
  ) : null;
}
