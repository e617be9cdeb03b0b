import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Calendar, type CalendarProps } from '../calendar/calendar.tsx';
import { localDay } from '../calendar/plain-date.ts';
import { Icon } from '../icon/icon.tsx';
import { useLayer } from '../modal/layer.ts';
import { useUiKitTexts } from '../text/provider.tsx';

interface DatePickerProps extends Omit<CalendarProps, 'today'> {
  today: string | undefined;
  isDisabled: boolean;
  /** The text field that the calendar opens under. */
  children: ReactNode;
}

/** The calendar behind the button in the field. Choosing a day closes it. */
export function DatePicker({ today, isDisabled, children, ...calendar }: DatePickerProps) {
  const { messages } = useUiKitTexts();
  const [isOpen, setIsOpen] = useState(false);
  const container = useLayer();
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Anchor className="relative">
        {children}
        <Popover.Trigger
          disabled={isDisabled}
          className="absolute inset-y-0 right-0 grid w-12 cursor-pointer place-items-center rounded-control focus-visible:-outline-offset-4 disabled:cursor-not-allowed disabled:opacity-55"
        >
          <Icon name="calendar" label={messages.dateField.open} />
        </Popover.Trigger>
      </Popover.Anchor>
      <Popover.Portal container={container}>
        <Popover.Content
          aria-label={messages.dateField.open}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 w-[min(22rem,calc(100vw-1rem))] border border-line bg-raised p-3 text-ink shadow-lifted outline-none"
        >
          <Calendar
            {...calendar}
            today={today ?? localDay(new Date())}
            onChoose={(date) => {
              calendar.onChoose(date);
              setIsOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
