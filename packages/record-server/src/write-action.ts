export type WriteAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'link'
  | 'unlink'
  | 'publish'
  | 'revert'
  | 'allow'
  | 'disallow';
