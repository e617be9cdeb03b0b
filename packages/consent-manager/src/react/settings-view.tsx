import {
  type ConsentItem,
  type ConsentMessages,
  groupItems,
  type SwitchState,
  switchState,
} from '../index.ts';
import { ConsentSwitch } from './consent-switch.tsx';
import { useConsentManager, useConsentState } from './context.tsx';
import { PrivacyText } from './privacy-text.tsx';

type Group = ReturnType<typeof groupItems>[number];

/** The state of a category's switch as text: color and position alone are not accessible. */
function inWords(messages: ConsentMessages, group: Group, state: SwitchState, on: number) {
  if (group.category === 'required') return messages.alwaysOn;
  if (state !== 'mixed') return messages[state];
  const word = (count: number) => messages.numbers[count] ?? String(count);
  return messages.some.replace('{on}', word(on)).replace('{of}', word(group.items.length));
}

/** The categories that have items, as panels, each with its switch [R4.4, R4.5]. */
export function SettingsView({ id, messages }: { id: string; messages: ConsentMessages }) {
  const { items } = useConsentManager();
  return (
    <div className="pk-consent-groups">
      {groupItems(items).map((group) => (
        <Category key={group.category} id={`${id}-${group.category}`} {...{ group, messages }} />
      ))}
    </div>
  );
}

interface CategoryProps {
  id: string;
  group: Group;
  messages: ConsentMessages;
}

function Category({ id, group, messages }: CategoryProps) {
  const consent = useConsentManager();
  const { draft, changed } = useConsentState();
  const { category, items } = group;
  const state = switchState(items, draft);
  const on = items.filter((item) => draft[item.id]).length;
  const isRequired = category === 'required';
  return (
    <div className="pk-consent-group">
      <details open={items.some((item) => changed.includes(item.id))}>
        <summary>
          <span id={id}>{messages.categories[category]}</span>
          <span id={`${id}-state`} className="pk-consent-state">
            {inWords(messages, group, state, on)}
          </span>
        </summary>
        {items.map((item) => (
          <Item key={item.id} id={`${id}-${item.id}`} {...{ item, messages, isRequired }} />
        ))}
      </details>
      <ConsentSwitch
        labelledBy={id}
        describedBy={`${id}-state`}
        state={state}
        isReadOnly={isRequired}
        onChange={(isOn) =>
          isOn ? consent.acceptCategory(category) : consent.declineCategory(category)
        }
      />
    </div>
  );
}

interface ItemProps {
  id: string;
  item: ConsentItem;
  messages: ConsentMessages;
  isRequired: boolean;
}

function Item({ id, item, messages, isRequired }: ItemProps) {
  const consent = useConsentManager();
  const { draft } = useConsentState();
  const cookies = (item.cookies ?? []).map(String);
  return (
    <div className="pk-consent-item">
      <div>
        <strong id={id}>{item.name}</strong>
        {item.description ? <p>{item.description}</p> : null}
        {item.privacy ? <PrivacyText html={item.privacy} /> : null}
        {cookies.length > 0 ? (
          <p className="pk-consent-cookies">
            {messages.cookies}: {cookies.join(', ')}
          </p>
        ) : null}
        {item.url ? (
          <a href={item.url} rel="noopener noreferrer" target="_blank">
            {messages.more}
            <span className="pk-consent-hidden"> ({item.name})</span>
          </a>
        ) : null}
      </div>
      {isRequired ? null : (
        <ConsentSwitch
          labelledBy={id}
          state={draft[item.id] ? 'on' : 'off'}
          isReadOnly={false}
          onChange={(isOn) => (isOn ? consent.accept(item.id) : consent.decline(item.id))}
        />
      )}
    </div>
  );
}
