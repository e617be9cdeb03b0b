import type { GroupView, ItemView } from '../dialog/dialog-view.ts';
import type { ConsentMessages } from '../messages.ts';
import { ConsentSwitch } from './consent-switch.tsx';
import { renderPrivacy } from './privacy-text.tsx';

interface SettingsProps {
  id: string;
  groups: readonly GroupView[];
  messages: ConsentMessages;
}

/** The categories that have items, as panels, each with its switch [R4.4, R4.5]. */
export function SettingsView({ id, groups, messages }: SettingsProps) {
  return (
    <div className="pk-consent-groups">
      {groups.map((group) => (
        <Category key={group.key} id={`${id}-${group.key}`} group={group} messages={messages} />
      ))}
    </div>
  );
}

function Category({
  id,
  group,
  messages,
}: {
  id: string;
  group: GroupView;
  messages: ConsentMessages;
}) {
  return (
    <div className="pk-consent-group">
      {/* Before the panel: the keyboard reaches a category before its items. */}
      <ConsentSwitch labelledBy={id} describedBy={`${id}-state`} view={group} />
      <details open={group.isChanged}>
        <summary>
          <span id={id}>{group.name}</span>
          <span id={`${id}-state`} className="pk-consent-state">
            {group.words}
          </span>
        </summary>
        {group.items.map((item) => (
          <Item key={item.key} id={`${id}-${item.key}`} item={item} messages={messages} />
        ))}
      </details>
    </div>
  );
}

function Item({ id, item, messages }: { id: string; item: ItemView; messages: ConsentMessages }) {
  return (
    <div className="pk-consent-item">
      <div>
        <strong id={id}>{item.name}</strong>
        {item.description ? <p>{item.description}</p> : null}
        {item.privacy.length > 0 ? (
          <div className="pk-consent-privacy">{renderPrivacy(item.privacy)}</div>
        ) : null}
        {item.provider ? (
          <p className="pk-consent-cookies">
            {messages.provider}: {item.provider}
          </p>
        ) : null}
        {item.cookies.length > 0 ? (
          <>
            <p className="pk-consent-cookies">{item.stored}</p>
            <ul className="pk-consent-cookies">
              {item.cookies.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        ) : null}
        {item.more ? (
          <a href={item.more.href} rel="noopener noreferrer" target="_blank">
            {item.more.text}
            <span className="pk-consent-hidden"> ({item.name})</span>
          </a>
        ) : null}
      </div>
      {item.isReadOnly ? null : <ConsentSwitch labelledBy={id} view={item} />}
    </div>
  );
}
