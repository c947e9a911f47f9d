import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Every address of the site, in German, and the room that answers it, in English.
 * Look here first: it is the index of the whole code.
 */
export default [
  layout('./shell/public-layout.tsx', [
    index('./areas/company/home/page.tsx'),

    // Pages that read the API in the browser
    layout('./shell/query-layout.tsx', [
      route('vermietung', './areas/letting/properties/list-page.tsx'),
      route('immobilie/:propertyId', './areas/letting/properties/detail-page.tsx'),
      route('wohnungen', './areas/letting/apartments/overview-page.tsx'),
      route('wohnung/:apartmentId', './areas/letting/apartments/detail-page.tsx'),
      route('mieter-bewerbung', './areas/letting/tenant-application/page.tsx'),
    ]),

    // Development only: every component in every state
    route('entwicklung/bausteine', './shell/components-page.tsx'),

    route('*', './shell/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
