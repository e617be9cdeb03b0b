export {
  type AccountPagesParts,
  AccountPagesProvider,
  type AccountPagesProviderProps,
  type Depth,
} from './frame/parts.tsx';
