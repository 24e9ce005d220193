/** `product` keeps what it was told whatever happens; `throwaway` (tests) gives that up for speed. */
export type Profile = "product" | "throwaway";

const COMMON = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  password_encryption: "scram-sha-256",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  // Measured for two cores and a laptop's memory; docs/operations.md has the figures for larger machines.
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  maintenance_work_mem: "128MB",
  random_page_cost: "1.1",
  // Compiling a plan costs more than our short queries take.
  jit: "off",
  log_line_prefix: "%m [%p] %u@%d ",
  log_checkpoints: "off",
};

const PROFILES: Record<Profile, Record<string, string>> = {
  product: {
    max_connections: "60",
    max_wal_size: "2GB",
    checkpoint_timeout: "15min",
    wal_compression: "on",
    shared_preload_libraries: "pg_stat_statements",
    log_min_duration_statement: "2s",
    log_lock_waits: "on",
  },
  throwaway: {
    max_connections: "200",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    autovacuum: "off",
    max_wal_size: "4GB",
    checkpoint_timeout: "1h",
  },
};

/** The whole `postgresql.conf`, as text; `more` wins. */
export function serverSettings(profile: Profile, port: number, more: Readonly<Record<string, string>> = {}): string {
  const settings = { ...COMMON, ...PROFILES[profile], port: String(port), ...more };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  return [
    "# Written at each start. Settings of your own: ALTER SYSTEM SET …, which is kept and wins.",
    ...lines,
    "",
  ].join("\n");
}
