import type { Request } from '#definition/wire.ts'
/** A preset as it is written (schemas/entities/preset-create): of a payment there was, or with terms of its own. */
export type PresetWanted = Request<'presets.create'>
