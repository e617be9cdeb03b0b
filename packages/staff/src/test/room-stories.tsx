import { RoomStage, type RoomStageProps } from './room-stage.tsx';

/** What the stories of all rooms have in common. */
export const roomStories = {
  component: RoomStage,
  parameters: { layout: 'fullscreen' },
  render: (
    args: RoomStageProps,
    { globals: { language = 'de' } }: { globals: Record<string, string> },
  ) => <RoomStage key={language} {...args} language={language} />,
};

export const inGerman = { globals: { language: 'de' } };

export const inTheDark = { globals: { theme: 'dark' } };

export const onPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
