export { foundColumns } from './found-columns.ts';
export { ensureOpen, isPatientLocked, profileOf } from './open-profiles.ts';
export { Profile } from './profile.entity.ts';
export { findProfileByEmail, makeProfile, nameProfile } from './profile-of-account.ts';
