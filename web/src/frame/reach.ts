const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i;

/** Whether an address leads nowhere but to the device on which it is opened: others cannot use links to it. */
export function onlyHere(host: string): boolean {
  return LOOPBACK.test(host);
}
