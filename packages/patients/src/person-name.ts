/** The parts of a name, by wire name. */
export interface NameParts {
  readonly title?: string | null;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
}

/** As it is spoken: 'Dr. Friedrich-Wilhelm von Muster'; empty for a person without a name. */
export const fullName = ({ title, first_name, last_name }: NameParts): string =>
  [title, first_name, last_name].filter(Boolean).join(' ');

/** As lists have it: 'von Muster, Dr. Friedrich-Wilhelm'. */
export const listName = ({ title, first_name, last_name }: NameParts): string =>
  [last_name, [title, first_name].filter(Boolean).join(' ')].filter(Boolean).join(', ');
