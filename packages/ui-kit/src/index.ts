export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion.tsx';
export { Alert, type AlertKind, type AlertProps } from './alert/alert.tsx';
export { AppShell, type AppShellProps } from './app-shell/app-shell.tsx';
export type { ShellEntry, ShellGroup } from './app-shell/side-nav.tsx';
export { Badge, type BadgeKind, type BadgeProps } from './badge/badge.tsx';
export {
  BilingualField,
  type BilingualFieldProps,
  type BilingualSide,
} from './bilingual-field/bilingual-field.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './breadcrumbs/breadcrumbs.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonVariant,
  buttonClass,
  type ControlSize,
} from './button/button.tsx';
export { weekDays } from './calendar/week.ts';
export { Card, type CardProps, stretchedLink } from './card/card.tsx';
export {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
} from './checkbox/checkbox.tsx';
export type { ChoiceGroupProps } from './choice/choice-group.tsx';
export { CodeSheet, type CodeSheetProps } from './code-sheet/code-sheet.tsx';
export { CommandButton, type CommandButtonProps } from './command-palette/command-button.tsx';
export { CommandPalette, type CommandPaletteProps } from './command-palette/command-palette.tsx';
export type { Command } from './command-palette/find-commands.ts';
export {
  type ConflictField,
  ConflictQuestion,
  type ConflictQuestionProps,
} from './conflict-question/conflict-question.tsx';
export { Countdown, type CountdownProps } from './countdown/countdown.tsx';
export { CountryField, type CountryFieldProps } from './country-field/country-field.tsx';
export { DateField, type DateFieldProps } from './date-field/date-field.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { DoctorCard, type DoctorCardProps } from './doctor-card/doctor-card.tsx';
export { Drawer, type DrawerProps, type DrawerSide } from './drawer/drawer.tsx';
export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu/dropdown-menu.tsx';
export {
  MenuCheckbox,
  type MenuCheckboxProps,
  MenuGroup,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuSeparator,
} from './dropdown-menu/menu-items.tsx';
export { EditableCell, type EditableCellProps } from './editable-cell/editable-cell.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldError,
} from './error-summary/error-summary.tsx';
export { type Fact, FactBox, type FactBoxProps } from './fact-box/fact-box.tsx';
export {
  controlClass,
  Input,
  type InputProps,
  Select,
  Textarea,
} from './field/controls.tsx';
export { Field, type FieldControl, type FieldProps, useFieldControl } from './field/field.tsx';
export { PasswordField, type PasswordFieldProps } from './field/password-field.tsx';
export { Form, type FormProps } from './form/form.tsx';
export { type FormState, type UseFormOptions, useForm } from './form/use-form.ts';
export { Icon, type IconName, type IconProps, iconNames } from './icon/icon.tsx';
export {
  type LanguageChoice,
  LanguageSwitch,
  type LanguageSwitchProps,
} from './language-switch/language-switch.tsx';
export {
  type AnchorProps,
  Link,
  type LinkEnvironment,
  type LinkProps,
  LinkProvider,
} from './link/link.tsx';
export { ListDetail, type ListDetailProps } from './list-detail/list-detail.tsx';
export { PaneHead, type PaneHeadProps } from './list-detail/pane-head.tsx';
export { type RovingOptions, useRovingFocus } from './list-detail/use-roving-focus.ts';
export { MapPlaceholder, type MapPlaceholderProps } from './map-placeholder/map-placeholder.tsx';
export { DIALOG_SHAKE_MS } from './modal/use-modal.ts';
export {
  type NavigationItem,
  NavigationMenu,
  type NavigationMenuProps,
} from './navigation-menu/navigation-menu.tsx';
export type { NavigationGroup } from './navigation-menu/navigation-panel.tsx';
export { normalizeCode } from './one-time-code/normalize-code.ts';
export { OneTimeCode, type OneTimeCodeProps } from './one-time-code/one-time-code.tsx';
export { type HoursException, hoursOn, type OpenSpan } from './opening-hours/open-span.ts';
export { OpeningHours, type OpeningHoursProps } from './opening-hours/opening-hours.tsx';
export { pageList } from './pagination/page-list.ts';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export {
  countCharacters,
  type PasswordJudgement,
  PasswordRuler,
  type PasswordRulerProps,
} from './password-ruler/password-ruler.tsx';
export { formatPrice } from './price-table/format-price.ts';
export {
  type PriceGroup,
  type PriceItem,
  PriceTable,
  type PriceTableProps,
} from './price-table/price-table.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { QrCode, type QrCodeProps } from './qr-with-key/qr-code.tsx';
export { QrWithKey, type QrWithKeyProps } from './qr-with-key/qr-with-key.tsx';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './radio/radio.tsx';
export { RangeRuler, type RangeRulerProps } from './range-ruler/range-ruler.tsx';
export { RetryItem, type RetryItemProps, type RetryStatus } from './retry-item/retry-item.tsx';
export { Ruler, type RulerLabel, type RulerProps } from './ruler/ruler.tsx';
export { SaveMark, type SaveMarkProps } from './save-mark/save-mark.tsx';
export { SaveState, type SaveStateProps, type SaveStatus } from './save-state/save-state.tsx';
export { SessionNotice, type SessionNoticeProps } from './session-notice/session-notice.tsx';
export {
  SettingList,
  type SettingListProps,
  SettingRow,
  type SettingRowProps,
} from './setting-list/setting-list.tsx';
export { Kbd, type KbdProps } from './shortcuts/kbd.tsx';
export { ShortcutBar } from './shortcuts/shortcut-bar.tsx';
export { ShortcutHelp, type ShortcutHelpProps } from './shortcuts/shortcut-help.tsx';
export { createShortcuts, type Shortcut, type Shortcuts } from './shortcuts/shortcuts.ts';
export {
  ShortcutsProvider,
  useShortcutList,
  useShortcuts,
} from './shortcuts/shortcuts-context.tsx';
export { SignInForm, type SignInFormProps } from './sign-in-form/sign-in-form.tsx';
export {
  LoadingRegion,
  type LoadingRegionProps,
  Skeleton,
  type SkeletonProps,
} from './skeleton/skeleton.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export { Spinner } from './spinner.tsx';
export { type Step, StepPage, type StepPageProps } from './step-page/step-page.tsx';
export { Switch, type SwitchProps, type SwitchState } from './switch/switch.tsx';
export { Table, type TableColumn, type TableProps, type TableSort } from './table/table.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
export type { AccountMessages } from './text/account-messages.ts';
export { classNames } from './text/class-names.ts';
export { type UiKitMessages, uiKitMessages } from './text/messages.ts';
export {
  UiKitProvider,
  type UiKitProviderProps,
  type UiKitTexts,
  useUiKitTexts,
} from './text/provider.tsx';
export { chooseTheme, chosenTheme, useThemeChoice } from './theme-switch/theme-choice.ts';
export { type Theme, ThemeSwitch, type ThemeSwitchProps } from './theme-switch/theme-switch.tsx';
export { ToastRegion } from './toast/toast-region.tsx';
export {
  createToasts,
  positiveToast,
  type Toast,
  type ToastClock,
  type ToastInput,
  type ToastKind,
  type ToastPosition,
  type Toasts,
  toastDefaults,
} from './toast/toasts.ts';
export { TOOLTIP_DELAY_MS, Tooltip, TooltipGroup, type TooltipProps } from './tooltip/tooltip.tsx';
export { TreatmentCard, type TreatmentCardProps } from './treatment-card/treatment-card.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
