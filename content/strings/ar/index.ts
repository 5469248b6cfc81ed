import { language } from '../locale-strings.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { boards } from './boards.ts';
import { brochure } from './brochure.ts';
import { collections } from './collections.ts';
import { compare } from './compare.ts';
import { descriptions } from './descriptions/index.ts';
import { enquiry } from './enquiry.ts';
import { films } from './films.ts';
import { finishes } from './finishes.ts';
import { light } from './light.ts';
import { location } from './location.ts';
import { materials, materialsBefore, materialsOf } from './materials.ts';
import { services, testimonials } from './offers.ts';
import { pages } from './pages.ts';
import { pieces } from './pieces.ts';
import { portfolio } from './portfolio.ts';
import { privacy } from './privacy.ts';
import { products } from './products.ts';
import { projectKinds, projects } from './projects.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { searchWords } from './search-words.ts';
import { ui } from './ui.ts';
import { viewer } from './viewer.ts';

/** All words in Arabic: the standard language as it is read in the Emirates. */
export const ar = language({
  ...pages,
  about,
  accessibility,
  brochure,
  collections,
  compare,
  enquiry,
  films,
  finishes,
  light,
  location,
  materials,
  materialsBefore,
  materialsOf,
  pieces,
  portfolio,
  privacy,
  products,
  projectKinds,
  projects,
  saved,
  search,
  searchWords,
  services,
  testimonials,
  ui,
  viewer,
  descriptions,
  boards,
});
