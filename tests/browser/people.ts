/** People of the demonstration by what they are needed for. */
export const people = {
  /** Third-party payments off, no approval, one environment with 23 beneficiaries. */
  sender: 'tester@lumen.example',
  /** The same organisation, two environments. */
  traveller: 'maker@lumen.example',
  /** Third-party payments on, every payment needs a second person. */
  careful: 'maker@northwind.example',
  /** An organisation without identities, third-party payments on, no approval. */
  beginner: 'maker@harbor.example',
  /** Decides what others of that organisation started. */
  reviewer: 'checker@northwind.example',
  viewer: 'viewer@northwind.example',
  userAdministrator: 'users@northwind.example',
  /** Has left; nobody lets them in. */
  former: 'disabled@northwind.example',
  /** Nobody else's test signs in as them. */
  newcomer: 'viewer@harbor.example',
  withoutEnvironment: 'viewer@cordillera.example',
  /** Their organisation has only the legacy flow. */
  legacy: 'maker@cordillera.example',
} as const
