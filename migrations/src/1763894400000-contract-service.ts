import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * How long a contract is in service and from which addresses its users come, as operators set them. A range is one span from its first to
 * its last address, and no two spans of the product overlap: an address belongs to one contract.
 */
export class ContractService1763894400000 implements MigrationInterface {
  name = "ContractService1763894400000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- end_date: the last day in service; NULL: no end. deleted_at: the row stays as a tombstone, so that its code rests.
      -- ip_login_user_id: whom a sign-in by address becomes; NULL: nobody signs in by address.
      ALTER TABLE contract
        ADD COLUMN end_date date,
        ADD COLUMN end_noticed_for date,
        ADD COLUMN deleted_at timestamptz,
        ADD COLUMN ip_login_user_id text,
        ADD COLUMN user_max_count int CHECK (user_max_count > 0),
        ADD COLUMN version int NOT NULL DEFAULT 1,
        ADD CONSTRAINT contract_ip_login_user FOREIGN KEY (contract_id, ip_login_user_id) REFERENCES app_user
          ON DELETE SET NULL (ip_login_user_id);

      -- The one rule of a contract's life: in service to its end_date, then 30 days to read only, then closed.
      CREATE FUNCTION contract_phase(end_date date, deleted_at timestamptz, moment timestamptz) RETURNS text LANGUAGE sql IMMUTABLE
        RETURN CASE
          WHEN deleted_at IS NOT NULL THEN 'closed'
          WHEN end_date IS NULL OR (moment AT TIME ZONE 'Asia/Tokyo')::date <= end_date THEN 'in_service'
          WHEN (moment AT TIME ZONE 'Asia/Tokyo')::date <= end_date + 30 THEN 'read_only'
          ELSE 'closed' END;

      CREATE TYPE address_span AS RANGE (subtype = inet);
      -- As schema/address-span.ts writes it: a network where it is a whole one, else first-last, one address alone.
      CREATE FUNCTION written_span(span address_span) RETURNS text LANGUAGE sql IMMUTABLE
        RETURN CASE
          WHEN lower(span) = upper(span) THEN host(lower(span))
          WHEN host(inet_merge(lower(span), upper(span))) = host(lower(span))
            AND host(broadcast(inet_merge(lower(span), upper(span)))) = host(upper(span)) THEN inet_merge(lower(span), upper(span))::text
          ELSE host(lower(span)) || '-' || host(upper(span)) END;

      -- As sign-in by address had it: the user of the range that held most of the contract's addresses.
      UPDATE contract c SET ip_login_user_id = r.user_id
      FROM (SELECT DISTINCT ON (contract_id) contract_id, user_id FROM contract_address_range
            ORDER BY contract_id, masklen(address_range), address_range) r
      WHERE r.contract_id = c.contract_id;

      -- Where ranges of two contracts overlap, the wider one lost at sign-in, and of two equal ones both did.
      WITH gone AS (
        DELETE FROM contract_address_range w USING contract_address_range n
        WHERE w.contract_id <> n.contract_id AND w.address_range >>= n.address_range
        RETURNING w.contract_id, w.address_range)
      INSERT INTO audit (contract_id, actor, action, detail)
      SELECT contract_id, 'operator:migration', 'contract.save', jsonb_build_object('ip_ranges_removed', jsonb_agg(DISTINCT address_range::text))
      FROM gone GROUP BY contract_id;
      DELETE FROM contract_address_range w USING contract_address_range n
      WHERE w.contract_id = n.contract_id AND n.address_range >> w.address_range;

      DROP FUNCTION contract_of_address(inet), contract_at_sign_in(text, inet);
      ALTER TABLE contract_address_range ADD COLUMN addresses address_span;
      UPDATE contract_address_range SET addresses = address_span(host(address_range)::inet, host(broadcast(address_range))::inet, '[]');
      ALTER TABLE contract_address_range DROP COLUMN address_range, DROP COLUMN user_id;
      ALTER TABLE contract_address_range
        ALTER COLUMN addresses SET NOT NULL,
        ADD PRIMARY KEY (contract_id, addresses),
        ADD CONSTRAINT contract_address_range_contract FOREIGN KEY (contract_id) REFERENCES contract ON DELETE CASCADE,
        ADD CONSTRAINT contract_address_range_apart EXCLUDE USING gist (addresses WITH &&),
        ADD CONSTRAINT contract_address_range_whole CHECK (
          family(lower(addresses)) = family(upper(addresses)) AND lower_inc(addresses) AND upper_inc(addresses)
          AND masklen(lower(addresses)) = masklen(upper(addresses))
          AND masklen(lower(addresses)) = CASE family(lower(addresses)) WHEN 4 THEN 32 ELSE 128 END);

      -- The contract whose span holds the address, and whom a sign-in from there becomes.
      CREATE FUNCTION contract_of_address(client inet) RETURNS TABLE (contract_id int, user_id text) LANGUAGE sql STABLE SECURITY DEFINER
        SET search_path = public, pg_temp AS $$
        SELECT c.contract_id, c.ip_login_user_id FROM contract_address_range r JOIN contract c USING (contract_id)
        WHERE r.addresses @> client AND c.ip_login_user_id IS NOT NULL $$;

      CREATE FUNCTION contract_at_sign_in(code text, client inet) RETURNS TABLE (contract_id int, office boolean) LANGUAGE sql STABLE
        SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT c.contract_id, EXISTS (
          SELECT 1 FROM contract_address_range r WHERE r.contract_id = c.contract_id AND r.addresses @> client)
        FROM contract c WHERE c.contract_code = code $$;

      REVOKE EXECUTE ON FUNCTION contract_of_address(inet), contract_at_sign_in(text, inet) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION contract_of_address(inet) TO kirinuki_api, kirinuki_operator;
      GRANT EXECUTE ON FUNCTION contract_at_sign_in(text, inet) TO kirinuki_api;
    `);
  }

  /** The older version knows networks only, so a span that is none becomes the smallest network around it. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION contract_of_address(inet), contract_at_sign_in(text, inet);
      ALTER TABLE contract_address_range DROP CONSTRAINT contract_address_range_apart, DROP CONSTRAINT contract_address_range_whole;
      ALTER TABLE contract_address_range ADD COLUMN address_range cidr, ADD COLUMN user_id text;
      UPDATE contract_address_range r SET address_range = inet_merge(lower(addresses), upper(addresses)),
        user_id = c.ip_login_user_id FROM contract c WHERE c.contract_id = r.contract_id;
      -- A range without a user to sign in as had no place there.
      DELETE FROM contract_address_range WHERE user_id IS NULL;
      DELETE FROM contract_address_range a USING contract_address_range b
      WHERE a.contract_id = b.contract_id AND a.address_range = b.address_range AND a.addresses > b.addresses;
      ALTER TABLE contract_address_range DROP COLUMN addresses CASCADE;
      ALTER TABLE contract_address_range
        DROP CONSTRAINT contract_address_range_contract,
        ALTER COLUMN address_range SET NOT NULL,
        ALTER COLUMN user_id SET NOT NULL,
        ADD PRIMARY KEY (contract_id, address_range),
        ADD FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE;
      CREATE INDEX contract_address_range_search ON contract_address_range USING gist (address_range inet_ops);
      DROP FUNCTION written_span(address_span);
      DROP TYPE address_span;
      DROP FUNCTION contract_phase(date, timestamptz, timestamptz);
      ALTER TABLE contract DROP CONSTRAINT contract_ip_login_user,
        DROP COLUMN end_date, DROP COLUMN end_noticed_for, DROP COLUMN deleted_at, DROP COLUMN ip_login_user_id,
        DROP COLUMN user_max_count, DROP COLUMN version;

      -- As SignIn1763700000000 and SignInGuesses1763881100000 made them.
      CREATE FUNCTION contract_of_address(client inet) RETURNS TABLE (contract_id int, user_id text) LANGUAGE sql STABLE SECURITY DEFINER
        SET search_path = public, pg_temp AS $$
        WITH narrowest AS (
          SELECT r.contract_id, r.user_id, rank() OVER (ORDER BY masklen(r.address_range) DESC) AS place
          FROM contract_address_range r WHERE r.address_range >>= client)
        SELECT min(n.contract_id), min(n.user_id) FROM narrowest n WHERE place = 1 HAVING count(*) = 1 $$;
      CREATE FUNCTION contract_at_sign_in(code text, client inet) RETURNS TABLE (contract_id int, office boolean) LANGUAGE sql STABLE
        SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT c.contract_id, EXISTS (
          SELECT 1 FROM contract_address_range r WHERE r.contract_id = c.contract_id AND r.address_range >>= client)
        FROM contract c WHERE c.contract_code = code $$;
      REVOKE EXECUTE ON FUNCTION contract_of_address(inet), contract_at_sign_in(text, inet) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION contract_of_address(inet) TO kirinuki_api, kirinuki_operator;
      GRANT EXECUTE ON FUNCTION contract_at_sign_in(text, inet) TO kirinuki_api;
    `);
  }
}
