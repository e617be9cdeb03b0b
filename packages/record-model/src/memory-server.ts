/** The wire format in the page's memory: for a playground, a preview, and a site's own tests. */
export {
  createTestServer as createMemoryServer,
  type TestRequest as MemoryRequest,
  type TestServer as MemoryServer,
  type TestServerOptions as MemoryServerOptions,
} from './testing.ts';
