/** The base class of migrations, at the version that this package runs them with. */
export { Migration } from '@mikro-orm/migrations';
export { BackupError } from './backup/backup-error.ts';
export type { BackupContent } from './backup/format.ts';
export { type RestoreBackupOptions, restoreBackup } from './backup/restore-backup.ts';
export { type WriteBackupOptions, writeBackup } from './backup/write-backup.ts';
export { backup } from './data-commands/backup.ts';
export { changeData } from './data-commands/change-data.ts';
export { move } from './data-commands/move.ts';
export { restore } from './data-commands/restore.ts';
export { type DataCommands, runDataCommand } from './data-commands/run-data-command.ts';
export { ensureData, type StoredSite, withDatabase } from './data-commands/stored-site.ts';
export { isDatabaseAway } from './database/away.ts';
export { batchQueries } from './database/batch-queries.ts';
export { DataDirectoryError } from './database/data-directory-error.ts';
export type { Database, DatabaseOptions, Orm } from './database/database.ts';
export { DirectoryInUseError, lockDirectory } from './database/directory-lock.ts';
export type { Listener } from './database/listener.ts';
export { migrate } from './database/migrate.ts';
export { openDatabase } from './database/open-database.ts';
export { createPgliteDialect } from './database/pglite-dialect.ts';
export { hasPgliteData } from './database/pglite-directory.ts';
export { UnfinishedRestoreError } from './database/unfinished-restore.ts';
export { UnfitDatabaseError } from './database/unfit-database.ts';
export { type WriteMigrationOptions, writeMigration } from './database/write-migration.ts';
export { type ApiDocsOptions, apiDocs } from './docs/api-docs.ts';
export type { ApiDocument, ApiPart } from './docs/document.ts';
export { ConfigError } from './environment/config-error.ts';
export { type ProcessSettings, processSettings } from './environment/process-settings.ts';
export {
  type LogLevel,
  type ProcessValues,
  processVariables,
} from './environment/process-variables.ts';
export { type Environment, readEnvironment } from './environment/read-environment.ts';
export { address, flag, list, mailbox, secret } from './environment/schemas.ts';
export type { AnswerHeaders } from './http/answer-headers.ts';
export type { ErrorBody } from './http/describe-error.ts';
export type { ErrorMessages, Locale } from './http/error-messages.ts';
export { type ErrorPage, type ErrorsOptions, errors } from './http/errors.ts';
export { type HealthOptions, health } from './http/health.ts';
export { HttpError, type HttpErrorCode } from './http/http-error.ts';
export { type OverloadOptions, overload } from './http/overload.ts';
export { plainTarget } from './http/request-target.ts';
export { createServer, type RequestLimits, type ServerOptions } from './http/server.ts';
export {
  createJobs,
  type JobFigures,
  type JobHandlers,
  type JobName,
  type Jobs,
  type JobsOptions,
} from './jobs/jobs.ts';
export type { JobFailure, SettledJob } from './jobs/settled-job.ts';
export { FailedMail } from './mail/failed-mail.entity.ts';
export { failedMailFigures, failedMailView } from './mail/failed-mail-view.ts';
export { keepFailedMail } from './mail/keep-failed-mail.ts';
export { MailError } from './mail/mail-error.ts';
export {
  createMailer,
  type Mail,
  type MailerOptions,
  type MailLimits,
  type SendMail,
} from './mail/mailer.ts';
export { sendAgain } from './mail/send-again.ts';
export type { Figures } from './metrics/latest-figures.ts';
export { mailFigures } from './metrics/mail-figures.ts';
export { type MetricsOptions, metrics } from './metrics/metrics.ts';
export { describeFailure } from './process/describe-failure.ts';
export { type Running, runProcess } from './process/run-process.ts';
export { obtainSecret, type SecretOptions } from './process/secret.ts';
export { createShutdown, type Shutdown } from './process/shutdown.ts';
export {
  type NodeListen,
  type NodeOptions,
  type NodeParts,
  type ServerNode,
  startNode,
} from './process/start-node.ts';
export { type SampleNotes, startNotes } from './process/start-notes.ts';
export { startSweeping } from './process/sweeping.ts';
export { createTeardown, type Teardown } from './process/teardown.ts';
export { ContentRevision } from './revision/content-revision.entity.ts';
export type { Revision } from './revision/follow-revision.ts';
export { createRevision, raiseRevision } from './revision/revision.ts';
