import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  Accordion,
  Alert,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  CodeSheet,
  ConflictQuestion,
  Countdown,
  createToasts,
  DateField,
  Dialog,
  DoctorCard,
  Drawer,
  DropdownMenu,
  ErrorSummary,
  FactBox,
  Field,
  Form,
  formatPrice,
  Icon,
  Input,
  LanguageSwitch,
  Link,
  LoadingRegion,
  MapPlaceholder,
  MenuItem,
  NavigationMenu,
  OneTimeCode,
  OpeningHours,
  Pagination,
  PasswordField,
  PasswordRuler,
  PriceTable,
  Progress,
  QrWithKey,
  Radio,
  RadioGroup,
  RetryItem,
  SaveState,
  SessionNotice,
  SettingList,
  SettingRow,
  SignInForm,
  Skeleton,
  SkipLink,
  StepPage,
  Switch,
  Table,
  Tabs,
  ThemeSwitch,
  ToastRegion,
  Tooltip,
  TreatmentCard,
  UiKitProvider,
  uiKitMessages,
  weekDays,
} from '@praxiskit/ui-kit';
import { build } from 'esbuild';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

async function bundleOf(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  });
  return outputFiles[0]?.text ?? '';
}

const sizeOf = async (code: string) => gzipSync(await bundleOf(code)).length;

test('importing one button bundles that button alone', async () => {
  const button = await sizeOf("export { Button } from '@praxiskit/ui-kit'");
  const alone = await sizeOf("export { Button } from './button/button.tsx'");
  expect(button).toBeLessThanOrEqual(alone + 20);
  expect(button).toBeLessThan(2000);
});

test('texts of account pages are in no bundle without such a component', async () => {
  const code = await bundleOf("export { ErrorSummary, PasswordField } from '@praxiskit/ui-kit'");
  expect(code).toContain('Caps lock is on.');
  expect(code).not.toMatch(/Recovery codes|Ersatzcodes/);
});

test('every component renders on a server', () => {
  const html = renderToString(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <SkipLink />
      <Accordion items={[{ id: 'schmerz', title: 'Tut es weh?', content: 'Die Antwort' }]} />
      <Breadcrumbs items={[{ text: 'Start', href: '/' }]} />
      <DateField label="Tag" name="tag" />
      <Drawer isOpen onClose={() => {}} title="Filter">
        Text
      </Drawer>
      <DropdownMenu trigger={<Button>Aktionen</Button>}>
        <MenuItem onSelect={() => {}}>Drucken</MenuItem>
      </DropdownMenu>
      <NavigationMenu
        items={[
          {
            text: 'Behandlungen',
            groups: [{ title: 'Oberhaut', links: [{ text: 'Hydrafacial', href: '/hydrafacial' }] }],
          },
        ]}
      />
      <Pagination page={2} pageCount={3} hrefFor={(page) => `?seite=${page}`} />
      <Tabs label="Ansicht" tabs={[{ value: 'a', label: 'A', content: 'Der erste Inhalt' }]} />
      <Tooltip text="Mehr">
        <Button>Drucken</Button>
      </Tooltip>
      <Alert>Text</Alert>
      <Button isBusy>Senden</Button>
      <Dialog isOpen onClose={() => {}} title="Frage">
        Text
      </Dialog>
      <ErrorSummary errors={[{ fieldId: 'a', message: 'Fehlt' }]} />
      <FactBox title="Auf einen Blick" facts={[{ term: 'Dauer', value: '60 Minuten' }]} />
      <Field label="Name" help="Hilfe" error="Fehlt" isRequired>
        <Input />
      </Field>
      <PasswordField label="Passwort" />
      <Icon name="check" />
      <LanguageSwitch current="de" choices={[{ locale: 'de', name: 'Deutsch', href: '/' }]} />
      <Link href="/preise">Preise</Link>
      <OpeningHours hours={[{ day: 1, opens: '09:00', closes: '18:00' }]} variant="bars" />
      <PriceTable
        groups={[{ id: 'g', title: 'G', items: [{ id: 'p', label: 'P', amount: '50' }] }]}
      />
      <SaveState status="saved" />
      <ul>
        <RetryItem title="Voll" status="open" label="Erneut senden" onRetry={() => {}} />
      </ul>
      <ConflictQuestion
        fields={[{ name: 'city', label: 'Ort', mine: 'Weimar', theirs: null }]}
        onChoose={() => {}}
      />
      <Form errors={[{ fieldId: 'b', message: 'Fehlt' }]}>
        <CheckboxGroup label="Frage" error="Fehlt">
          <Checkbox label="Antwort" isIndeterminate />
        </CheckboxGroup>
        <RadioGroup label="Frage" defaultValue="a" isRequired>
          <Radio value="a" label="Antwort" help="Hilfe" />
        </RadioGroup>
      </Form>
      <SignInForm submit={async () => null} forgotHref="/password-request" />
      <Badge kind="positive">Bestätigt</Badge>
      <Card title="Brief" href="/brief">
        Text
      </Card>
      <Progress label="Unterlagen" />
      <LoadingRegion isLoading placeholder={<Skeleton lines={2} />} />
      <Table
        caption="Rechnungen"
        columns={[{ id: 'n', header: 'Name', cell: ({ name }) => name, isSortable: true }]}
        rows={[{ name: 'Marta' }]}
        rowId={({ name }) => name}
        selection={new Set<string>()}
      />
      <TreatmentCard name="Hydrafacial" href="/hydrafacial" layer="Oberhaut" depth="0,02 mm" />
      <DoctorCard name="Clara Mustermann" languages={['Deutsch']} />
      <MapPlaceholder
        title="Aurelia"
        address={['Weimar']}
        provider="OpenStreetMap"
        href="https://www.openstreetmap.org/"
        onAllow={() => {}}
      />
      <StepPage title="Noch sechs Ziffern." step={{ n: 2, count: 3 }}>
        <OneTimeCode label="Code" />
        <PasswordRuler length={11} judgement="short" />
        <Countdown
          until="2026-11-22T13:32:00Z"
          from="2026-11-22T13:27:00Z"
          timeZone="Europe/Berlin"
        />
        <SettingList>
          <SettingRow name="Passwort" actions={<Link href="/passwort">Ändern</Link>} />
        </SettingList>
        <QrWithKey text="otpauth://totp/Aurelia?secret=JBSWY3DP" secret="JBSWY3DP" />
        <CodeSheet codes={['k7mq-4t9p']} brand="Aurelia" owner="Erika" date="21.11.2026" />
      </StepPage>
      <SessionNotice
        isOpen
        until="2026-11-22T13:32:00Z"
        timeZone="Europe/Berlin"
        onStay={() => {}}
        onSignOut={() => {}}
      />
      <Switch state="mixed" label="Funktion" />
      <ThemeSwitch value="system" onChange={() => {}} />
      <ToastRegion toasts={createToasts()} />
    </UiKitProvider>,
  );
  expect(html).toContain('Einen Moment');
  // For visitors without scripts and for search engines this has to be in the HTML.
  expect(html).toContain('Die Antwort');
  expect(html).toContain('Der erste Inhalt');
  expect(html).toContain('href="/hydrafacial"');
  expect(html).toContain('type="date"');
  expect(html).toContain('Bis 14:32\u00a0Uhr.');
  expect(html).toContain('Noch 4 Zeichen.');
  expect(html).toContain('download="ersatzcodes.txt"');
  expect(html).not.toMatch(/opacity:\s*0\b/);
});

test('texts are American English by default [R9.3]', () => {
  expect(renderToString(<SaveState status="saved" />)).toContain('Saved');
});

test('both packs have the same texts', () => {
  const keys = (pack: object): string[] =>
    Object.entries(pack).flatMap(([key, value]) =>
      typeof value === 'object' ? keys(value).map((inner) => `${key}.${inner}`) : [key],
    );
  expect(keys(uiKitMessages.de)).toEqual(keys(uiKitMessages.en));
});

test('a German week starts on Monday, an American one on Sunday [R9.3]', () => {
  expect(weekDays('de-DE')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekDays('en-US')).toEqual([7, 1, 2, 3, 4, 5, 6]);
});

test('whole prices have no cents, and never break before the euro sign', () => {
  expect(formatPrice('159.00', 'de-DE')).toBe('159\u00a0€');
  expect(formatPrice('1320.50', 'de-DE')).toBe('1.320,50\u00a0€');
  expect(formatPrice('89', 'en-US')).toBe('€89');
});
