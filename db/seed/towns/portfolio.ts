import type { DemoProperty, DemoTown } from '../demo-types.ts'
import { amWeinberg23 } from './braubach/am-weinberg-23.ts'
import { gartenstrasse5 } from './braubach/gartenstrasse-5.ts'
import { kleinesHaus } from './braubach/kleines-haus.ts'
import { rheinuferstrasse12 } from './braubach/rheinuferstrasse-12.ts'
import { braubach } from './braubach/town.ts'
import { chablisstrasse30 } from './oberwesel/chablisstrasse-30.ts'
import { rheinhoehe1 } from './oberwesel/rheinhoehe-1.ts'
import { schaarplatz6 } from './oberwesel/schaarplatz-6.ts'
import { oberwesel } from './oberwesel/town.ts'
import { bleichweg7 } from './rhens/bleichweg-7.ts'
import { hochstrasse18 } from './rhens/hochstrasse-18.ts'
import { inDerHohl3 } from './rhens/in-der-hohl-3.ts'
import { koblenzerStrasse41 } from './rhens/koblenzer-strasse-41.ts'
import { rhens } from './rhens/town.ts'
import { amHasenberg11 } from './st-goar/am-hasenberg-11.ts'
import { bismarckweg2 } from './st-goar/bismarckweg-2.ts'
import { heerstrasse64 } from './st-goar/heerstrasse-64.ts'
import { stGoar } from './st-goar/town.ts'

/** Everything that "Rheinbogen Immobilien" lets. */
export const demoTowns: DemoTown[] = [rhens, braubach, stGoar, oberwesel]

export const demoProperties: DemoProperty[] = [
  bleichweg7,
  koblenzerStrasse41,
  hochstrasse18,
  inDerHohl3,
  rheinuferstrasse12,
  amWeinberg23,
  gartenstrasse5,
  kleinesHaus,
  heerstrasse64,
  amHasenberg11,
  bismarckweg2,
  schaarplatz6,
  rheinhoehe1,
  chablisstrasse30,
]
