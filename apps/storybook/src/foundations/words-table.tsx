import { uiKitMessages } from '@praxiskit/ui-kit';

type Texts = { [key: string]: string | Texts };

function* lines(de: Texts, en: Texts, path = ''): Generator<[string, string, string]> {
  for (const [key, german] of Object.entries(de)) {
    const english = en[key];
    if (typeof german === 'string') yield [path + key, german, String(english)];
    else if (typeof english === 'object') yield* lines(german, english, `${path}${key}.`);
  }
}

/** Every text of the packs, read from the packs themselves, so that none is missing. */
export const WordsTable = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is reached by the keyboard.
  <table tabIndex={0}>
    <thead>
      <tr>
        <th>key</th>
        <th>de</th>
        <th>en</th>
      </tr>
    </thead>
    <tbody>
      {[...lines({ ...uiKitMessages.de }, { ...uiKitMessages.en })].map(
        ([key, german, english]) => (
          <tr key={key}>
            <td>
              <code>{key}</code>
            </td>
            <td lang="de">{german}</td>
            <td lang="en">{english}</td>
          </tr>
        ),
      )}
    </tbody>
  </table>
);
