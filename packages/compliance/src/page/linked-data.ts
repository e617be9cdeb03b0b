/** The texts of structured data (JSON-LD), without names of types and addresses; empty for invalid JSON. */
export function textsOfData(json: string): string[] {
  return [...strings(parsed(json))];
}

export function ratingsIn(json: string): boolean {
  return /"(?:aggregateRating|review|reviews|reviewRating)"\s*:|"@type"\s*:\s*"(?:Review|Rating|AggregateRating)"/.test(
    json,
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (!/^(?:https?:)?\/|^#/.test(value)) yield value;
  } else if (value !== null && typeof value === 'object') {
    for (const [name, member] of Object.entries(value)) {
      if (!name.startsWith('@') || name === '@graph') yield* strings(member);
    }
  }
}
