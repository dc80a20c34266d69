/** What this browser remembers for its user. Storage may be forbidden or full: then nothing is remembered. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`stellwerk.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`stellwerk.${name}`);
    else localStorage.setItem(`stellwerk.${name}`, value);
  } catch {
    /* nothing is lost but the memory */
  }
}
