type Styles = Readonly<Record<string, string>>;

/** Styles in several files: each part of a thing has what any of them says about it, the later ones having the last word. */
export function joined(...files: readonly Styles[]): Styles {
  const all: Record<string, string> = {};
  for (const styles of files)
    for (const [part, name] of Object.entries(styles))
      all[part] = all[part] === undefined ? name : `${all[part]} ${name}`;
  return all;
}
