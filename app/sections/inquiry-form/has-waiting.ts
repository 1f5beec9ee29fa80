/** Where enquiries wait that were written without a connection. */
export const WAITING_KEY = 'waiting-inquiries';

/** Whether any waits in this browser. */
export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(WAITING_KEY) !== null;
  } catch {
    return false;
  }
}
