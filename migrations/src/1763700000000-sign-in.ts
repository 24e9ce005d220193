import type { MigrationInterface, QueryRunner } from "typeorm";

/** The other ways in: remembered sign-ins, office addresses, reset links, API tokens; and what slows guessing down (design section 8). */
export class SignIn1763700000000 implements MigrationInterface {
  name = "SignIn1763700000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- The user's id at the external newspaper service (spec section 3, IP login).
      ALTER TABLE app_user ADD COLUMN sc_user_id text NOT NULL DEFAULT '';

      -- A remembered sign-in is a family of tokens, each good once; a token that comes a second time was stolen, and ends the family.
      CREATE TABLE remember_token (
        contract_id int NOT NULL,
        token_hash bytea NOT NULL,
        family_id uuid NOT NULL,
        user_id text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (contract_id, token_hash),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      CREATE INDEX remember_token_family ON remember_token (contract_id, family_id);
      CREATE INDEX remember_token_user ON remember_token (contract_id, user_id);
      SELECT protect_tenant_table('remember_token');

      CREATE TABLE password_reset (
        contract_id int NOT NULL,
        key_hash bytea NOT NULL,
        user_id text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (contract_id, key_hash),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      CREATE INDEX password_reset_user ON password_reset (contract_id, user_id, created_at);
      SELECT protect_tenant_table('password_reset');

      -- Office addresses of a contract, and the user that a sign-in from there becomes.
      CREATE TABLE contract_address_range (
        contract_id int NOT NULL,
        address_range cidr NOT NULL,
        user_id text NOT NULL,
        PRIMARY KEY (contract_id, address_range),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      CREATE INDEX contract_address_range_search ON contract_address_range USING gist (address_range inet_ops);
      SELECT protect_tenant_table('contract_address_range');

      CREATE TABLE api_token (
        contract_id int NOT NULL,
        api_token_id int GENERATED ALWAYS AS IDENTITY,
        token_hash bytea NOT NULL,
        user_id text NOT NULL,
        token_name text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz,
        last_used_at timestamptz,
        PRIMARY KEY (contract_id, api_token_id),
        UNIQUE (contract_id, token_hash),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      SELECT protect_tenant_table('api_token');

      -- Failed sign-ins by account, address and both. Keys are hashes, so that unknown accounts are slowed down like known ones
      -- and nothing of a customer stands in a shared table.
      CREATE TABLE sign_in_throttle (
        bucket bytea PRIMARY KEY,
        failures int NOT NULL,
        window_ends_at timestamptz NOT NULL,
        blocked_until timestamptz
      );
      CREATE INDEX sign_in_throttle_end ON sign_in_throttle (window_ends_at);

      CREATE FUNCTION sign_in_blocked_until(buckets bytea[], moment timestamptz) RETURNS timestamptz LANGUAGE sql STABLE SECURITY DEFINER
        SET search_path = public, pg_temp AS
        $$ SELECT max(blocked_until) FROM sign_in_throttle WHERE bucket = ANY (buckets) AND blocked_until > moment $$;

      CREATE FUNCTION count_sign_in(one_bucket bytea, allowed int, window_length interval, block_length interval, moment timestamptz)
        RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        INSERT INTO sign_in_throttle AS t (bucket, failures, window_ends_at) VALUES (one_bucket, 1, moment + window_length)
        ON CONFLICT (bucket) DO UPDATE SET
          failures = CASE WHEN t.window_ends_at <= moment THEN 1 ELSE t.failures + 1 END,
          window_ends_at = CASE WHEN t.window_ends_at <= moment THEN moment + window_length ELSE t.window_ends_at END,
          blocked_until = CASE WHEN t.window_ends_at > moment AND t.failures + 1 >= allowed THEN moment + block_length ELSE t.blocked_until END $$;

      CREATE FUNCTION forget_sign_ins(buckets bytea[]) RETURNS void LANGUAGE sql SECURITY DEFINER
        SET search_path = public, pg_temp AS $$ DELETE FROM sign_in_throttle WHERE bucket = ANY (buckets) $$;

      -- The narrowest range that holds the address, over all contracts; two contracts that claim the same range get neither.
      CREATE FUNCTION contract_of_address(client inet) RETURNS TABLE (contract_id int, user_id text) LANGUAGE sql STABLE SECURITY DEFINER
        SET search_path = public, pg_temp AS $$
        WITH narrowest AS (
          SELECT r.contract_id, r.user_id, rank() OVER (ORDER BY masklen(r.address_range) DESC) AS place
          FROM contract_address_range r WHERE r.address_range >>= client)
        SELECT min(n.contract_id), min(n.user_id) FROM narrowest n WHERE place = 1 HAVING count(*) = 1 $$;

      REVOKE EXECUTE ON FUNCTION sign_in_blocked_until(bytea[], timestamptz), count_sign_in(bytea, int, interval, interval, timestamptz),
        forget_sign_ins(bytea[]), contract_of_address(inet) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION sign_in_blocked_until(bytea[], timestamptz), count_sign_in(bytea, int, interval, interval, timestamptz),
        forget_sign_ins(bytea[]), contract_of_address(inet) TO kirinuki_api, kirinuki_operator;
      GRANT SELECT, DELETE ON sign_in_throttle TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION contract_of_address(inet);
      DROP FUNCTION forget_sign_ins(bytea[]);
      DROP FUNCTION count_sign_in(bytea, int, interval, interval, timestamptz);
      DROP FUNCTION sign_in_blocked_until(bytea[], timestamptz);
      ALTER TABLE app_user DROP COLUMN sc_user_id;
      DROP TABLE sign_in_throttle, api_token, contract_address_range, password_reset, remember_token;
    `);
  }
}
