import { sql, type Kysely } from 'kysely'

// Whatever is walked past in the order of an index is judged there, and no row is looked at; where nothing is asked,
// the narrowest index is walked: keys of one width, which keep its pages full.
const orders = `
drop index payments_newest, payments_sending, payments_receiving;
create index payments_created on payments (org_id, environment, created_at, id);
create index payments_newest on payments (org_id, environment, created_at desc, id desc)
  include (state, payment_type, side, source_currency, destination_currency, beneficiary_id, sender_host, receiver_host,
    sending_units, source_amount, receiving_units, destination_amount);
create index payments_sending on payments (org_id, environment, sending_units, source_amount, id)
  include (created_at, state, payment_type, side, source_currency, destination_currency, beneficiary_id, sender_host, receiver_host,
    receiving_units, destination_amount);
create index payments_receiving on payments (org_id, environment, receiving_units, destination_amount, id)
  include (created_at, state, payment_type, side, source_currency, destination_currency, beneficiary_id, sender_host, receiver_host,
    sending_units, source_amount);
`

const KEYS = 'sending_units, source_amount, receiving_units, destination_amount'

// What one value finds is sorted by any order from its index alone, also together with a state.
const values = `
drop index payments_state, payments_type, payments_beneficiary, payments_currency_to, payments_currency_from;
create index payments_state on payments (org_id, environment, state, created_at desc, id desc) include (${KEYS});
create index payments_type on payments (org_id, environment, payment_type, created_at desc, id desc) include (state, ${KEYS});
create index payments_side on payments (org_id, environment, side, created_at desc, id desc) include (state, ${KEYS});
create index payments_beneficiary on payments (org_id, environment, beneficiary_id, created_at desc, id desc) include (state, ${KEYS});
create index payments_currency_to on payments (org_id, environment, destination_currency, created_at desc, id desc)
  include (state, ${KEYS});
create index payments_currency_from on payments (org_id, environment, source_currency, created_at desc, id desc)
  include (state, ${KEYS});
`

// So is what either end of a chain finds: each is asked by itself, for no index answers an "or" of both.
const ends = `
drop index payments_host_from, payments_host_to, payments_account_from, payments_account_to;
create index payments_host_from on payments (org_id, environment, sender_host) include (state, created_at, id, ${KEYS})
  where sender_host is not null;
create index payments_host_to on payments (org_id, environment, receiver_host) include (sender_host, state, created_at, id, ${KEYS})
  where receiver_host is not null;
create index payments_account_from on payments (org_id, environment, sender_account) include (sender_host, state, created_at, id, ${KEYS})
  where sender_account is not null;
create index payments_account_to on payments (org_id, environment, receiver_account)
  include (receiver_host, sender_account, sender_host, state, created_at, id, ${KEYS})
  where receiver_account is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [orders, values, ends]) await sql.raw(script).execute(db)
}
