export { Alert, type AlertKind, type AlertProps } from './alert/alert.tsx';
export { Button, type ButtonProps, type ButtonVariant, buttonClass } from './button/button.tsx';
export { DIALOG_SHAKE_MS, Dialog, type DialogProps } from './dialog/dialog.tsx';
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
  PasswordField,
  type PasswordFieldProps,
  Select,
  Textarea,
} from './field/controls.tsx';
export { Field, type FieldControl, type FieldProps, useFieldControl } from './field/field.tsx';
export { Icon, type IconName, type IconProps, iconNames } from './icon/icon.tsx';
export {
  type LanguageChoice,
  LanguageSwitch,
  type LanguageSwitchProps,
} from './language-switch/language-switch.tsx';
export { LetterSheet, type LetterSheetProps } from './letter-sheet/letter-sheet.tsx';
export {
  type AnchorProps,
  Link,
  type LinkEnvironment,
  type LinkProps,
  LinkProvider,
} from './link/link.tsx';
export { OpeningHours, type OpeningHoursProps } from './opening-hours/opening-hours.tsx';
export { type OpenSpan, weekDays } from './opening-hours/week.ts';
export { formatPrice } from './price-table/format-price.ts';
export {
  type PriceGroup,
  type PriceItem,
  PriceTable,
  type PriceTableProps,
} from './price-table/price-table.tsx';
export { SaveState, type SaveStateProps, type SaveStatus } from './save-state/save-state.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Switch, type SwitchProps, type SwitchState } from './switch/switch.tsx';
export { classNames } from './text/class-names.ts';
export { type UiKitMessages, uiKitMessages } from './text/messages.ts';
export {
  UiKitProvider,
  type UiKitProviderProps,
  type UiKitTexts,
  useUiKitTexts,
} from './text/provider.tsx';
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
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
