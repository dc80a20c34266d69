/** One of the names in a list like "Gare du Soir | Nachtlinie", another one than the present. */
export function anotherName(list: string, present = '', random: () => number = Math.random): string {
  const names = list
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name && name !== present);
  return names[Math.floor(random() * names.length)] ?? present;
}
