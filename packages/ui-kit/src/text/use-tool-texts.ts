import { useUiKitTexts } from './provider.tsx';
import { type ToolMessages, toolEn } from './tool-messages.ts';

/** The nearest provider's texts for the parts of a tool; English where it has none. */
export const useToolTexts = (): ToolMessages => useUiKitTexts().messages.tool ?? toolEn;
