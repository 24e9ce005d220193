import type { MigrationInterface, QueryRunner } from "typeorm";

/** Guesses are counted before they are checked, known browsers stay let in, and a remembered sign-in knows its sessions and its end. */
export class SignInGuesses1763881100000 implements MigrationInterface {
  name = "SignInGuesses1763881100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION sign_in_blocked_until(bytea[], timestamptz), count_sign_in(bytea, int, interval, interval, timestamptz), contract_id_of(text);

      -- Counts one guess in every bucket, or in none where one of them takes no more; then the moment from which it does. The row lock of
      -- the first bucket lets guesses made at once through one by one. Whoever is refused writes nothing, so that an attack heats no row.
      CREATE FUNCTION take_guess(buckets bytea[], allowed int[], windows interval[], blocks interval[], moment timestamptz)
        RETURNS timestamptz LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        blocked timestamptz;
      BEGIN
        SELECT max(blocked_until) INTO blocked FROM sign_in_throttle WHERE bucket = ANY (buckets) AND blocked_until > moment;
        IF blocked IS NOT NULL THEN
          RETURN blocked;
        END IF;
        FOR i IN 1 .. cardinality(buckets) LOOP
          INSERT INTO sign_in_throttle AS t (bucket, failures, window_ends_at, blocked_until)
          VALUES (buckets[i], 1, moment + windows[i], CASE WHEN allowed[i] = 1 THEN moment + blocks[i] END)
          ON CONFLICT (bucket) DO UPDATE SET
            failures = CASE WHEN t.window_ends_at <= moment THEN 1 ELSE t.failures + 1 END,
            window_ends_at = CASE WHEN t.window_ends_at <= moment THEN moment + windows[i] ELSE t.window_ends_at END,
            blocked_until = CASE WHEN t.window_ends_at > moment AND t.failures + 1 >= allowed[i] THEN moment + blocks[i] END
          WHERE t.blocked_until IS NULL OR t.blocked_until <= moment;
          IF NOT FOUND THEN
            -- Another guess took the last one meanwhile. What stands in the buckets before this one is taken back.
            PERFORM end_guess(buckets[1 : i - 1], '{}');
            RETURN moment + blocks[i];
          END IF;
        END LOOP;
        RETURN NULL;
      END $$;

      -- A guess that was right: it no longer counts, and buckets of which nothing else is known are forgotten.
      CREATE FUNCTION end_guess(buckets bytea[], forgotten bytea[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = public, pg_temp AS $$
      BEGIN
        FOR i IN 1 .. cardinality(buckets) LOOP
          IF buckets[i] = ANY (forgotten) THEN
            DELETE FROM sign_in_throttle WHERE bucket = buckets[i];
          ELSE
            UPDATE sign_in_throttle SET failures = greatest(failures - 1, 0), blocked_until = NULL WHERE bucket = buckets[i];
          END IF;
        END LOOP;
      END $$;

      -- The contract of a code, and whether the address is one of its offices.
      CREATE FUNCTION contract_at_sign_in(code text, client inet) RETURNS TABLE (contract_id int, office boolean) LANGUAGE sql STABLE
        SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT c.contract_id, EXISTS (
          SELECT 1 FROM contract_address_range r WHERE r.contract_id = c.contract_id AND r.address_range >>= client)
        FROM contract c WHERE c.contract_code = code $$;

      REVOKE EXECUTE ON FUNCTION take_guess(bytea[], int[], interval[], interval[], timestamptz), end_guess(bytea[], bytea[]),
        contract_at_sign_in(text, inet) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION take_guess(bytea[], int[], interval[], interval[], timestamptz), end_guess(bytea[], bytea[])
        TO kirinuki_api, kirinuki_operator;
      GRANT EXECUTE ON FUNCTION contract_at_sign_in(text, inet) TO kirinuki_api;

      -- Browsers in which an account has signed in by its password. One browser has one token, whoever uses it.
      CREATE TABLE known_browser (
        contract_id int NOT NULL,
        token_hash bytea NOT NULL,
        user_id text NOT NULL,
        last_sign_in_at timestamptz NOT NULL,
        PRIMARY KEY (contract_id, token_hash, user_id),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      CREATE INDEX known_browser_user ON known_browser (contract_id, user_id, last_sign_in_at);
      CREATE INDEX known_browser_age ON known_browser (last_sign_in_at);
      SELECT protect_tenant_table('known_browser');

      CREATE TABLE known_operator_browser (
        token_hash bytea NOT NULL,
        operator_id text NOT NULL REFERENCES operator_account ON DELETE CASCADE,
        last_sign_in_at timestamptz NOT NULL,
        PRIMARY KEY (token_hash, operator_id)
      );
      CREATE INDEX known_operator_browser_operator ON known_operator_browser (operator_id, last_sign_in_at);
      GRANT SELECT, INSERT, UPDATE, DELETE ON known_operator_browser TO kirinuki_operator;

      -- The remembered sign-in that opened a session: where its token was copied, the session ends with it.
      ALTER TABLE session ADD COLUMN remember_family uuid;
      CREATE INDEX session_remembered ON session (contract_id, remember_family) WHERE remember_family IS NOT NULL;

      -- By which browser a token was used (a hash of what tells browsers apart), and whether that browser came with it once more.
      ALTER TABLE remember_token ADD COLUMN used_by bytea, ADD COLUMN repeated boolean NOT NULL DEFAULT false;
      CREATE INDEX remember_token_end ON remember_token (expires_at);
      -- All tokens of a family end 90 days after its first.
      UPDATE remember_token t SET expires_at = least(t.expires_at, f.first + interval '90 days')
      FROM (SELECT contract_id, family_id, min(created_at) AS first FROM remember_token GROUP BY 1, 2) f
      WHERE f.contract_id = t.contract_id AND f.family_id = t.family_id;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX remember_token_end;
      ALTER TABLE remember_token DROP COLUMN repeated, DROP COLUMN used_by;
      ALTER TABLE session DROP COLUMN remember_family;
      DROP TABLE known_operator_browser, known_browser;
      DROP FUNCTION contract_at_sign_in(text, inet);
      DROP FUNCTION take_guess(bytea[], int[], interval[], interval[], timestamptz);
      DROP FUNCTION end_guess(bytea[], bytea[]);

      -- As SignIn1763700000000 made them.
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
      CREATE FUNCTION contract_id_of(code text) RETURNS int LANGUAGE sql STABLE SECURITY DEFINER
        SET search_path = public, pg_temp AS $$ SELECT contract_id FROM contract WHERE contract_code = code $$;
      REVOKE EXECUTE ON FUNCTION sign_in_blocked_until(bytea[], timestamptz), count_sign_in(bytea, int, interval, interval, timestamptz),
        contract_id_of(text) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION sign_in_blocked_until(bytea[], timestamptz), count_sign_in(bytea, int, interval, interval, timestamptz),
        contract_id_of(text) TO kirinuki_api, kirinuki_operator;
    `);
  }
}
