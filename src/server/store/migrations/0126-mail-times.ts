import { sql, type Kysely } from 'kysely'

const HOURS = Array.from({ length: 24 }, (_, hour) => `'${String(hour).padStart(2, '0')}:00'`).join(', ')

const preferences = `
alter table mail_preferences
  add column digest text not null default 'AT_ONCE' check (digest in ('AT_ONCE', 'DAILY', 'WEEKDAYS')),
  add column digest_at text not null default '08:00' check (digest_at in (${HOURS})),
  add column quiet_from text check (quiet_from in (${HOURS})),
  add column quiet_until text check (quiet_until in (${HOURS})),
  add column zone text,
  add constraint mail_preferences_quiet_whole check ((quiet_from is null) = (quiet_until is null)),
  add constraint mail_preferences_quiet_span check (quiet_from <> quiet_until),
  add constraint mail_preferences_zone check (zone is not null or (digest = 'AT_ONCE' and quiet_from is null));
`

// An hour that a change of the clock repeats is meant the first time; one that it leaves out begins with the hour after.
const instant = `
create function first_instant(reading timestamp, zone text) returns timestamptz language sql stable as $$
  select case when ((reading at time zone zone) - interval '1 hour') at time zone zone = reading
    then (reading at time zone zone) - interval '1 hour' else reading at time zone zone end
$$;
`

const quiet = `
create function quiet_end(at timestamptz, zone text, quiet_from text, quiet_until text) returns timestamptz language plpgsql stable as $$
declare
  reading timestamp;
  first_hour time := quiet_from;
  last_hour time := quiet_until;
begin
  if first_hour is null then return null; end if;
  reading := at at time zone zone;
  if first_hour < last_hour then
    if reading::time < first_hour or reading::time >= last_hour then return null; end if;
    return first_instant(reading::date + last_hour, zone);
  end if;
  if reading::time >= first_hour then return first_instant(reading::date + 1 + last_hour, zone); end if;
  if reading::time < last_hour then return first_instant(reading::date + last_hour, zone); end if;
  return null;
exception when invalid_parameter_value then return null;
end
$$;
`

const digest = `
create function digest_at(at timestamptz, zone text, hour text, only_weekdays boolean) returns timestamptz language plpgsql stable as $$
begin
  return (select min(first_instant(day::date + hour::time, zone))
    from generate_series((at at time zone zone)::date, (at at time zone zone)::date + 4, interval '1 day') as day
    where first_instant(day::date + hour::time, zone) > at and (not only_weekdays or extract(isodow from day) < 6));
exception when invalid_parameter_value then return at;
end
$$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [preferences, instant, quiet, digest]) await sql.raw(statement).execute(db)
}
