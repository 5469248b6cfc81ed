import { language } from '../locale-strings.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { brochure } from './brochure.ts';
import { collections } from './collections.ts';
import { compare } from './compare.ts';
import { bathrooms } from './descriptions/bathrooms.ts';
import { bedrooms } from './descriptions/bedrooms.ts';
import { closetAndSlidingSystems } from './descriptions/closet-and-sliding-systems.ts';
import { kitchens } from './descriptions/kitchens.ts';
import { boards, materialsFittingAndAccessories } from './descriptions/materials-fitting-and-accessories.ts';
import {
  homeAccessories,
  hotelFurniture,
  interiorDoors,
  interiorElements,
  livingRooms,
  office,
} from './descriptions/single-programmes.ts';
import { tableAndChairs } from './descriptions/table-and-chairs.ts';
import { enquiry } from './enquiry.ts';
import { films } from './films.ts';
import { finishes } from './finishes.ts';
import { light } from './light.ts';
import { location } from './location.ts';
import { materials } from './materials.ts';
import { materialsBefore, materialsOf } from './materials-of.ts';
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

/** All words in Russian. */
export const ru = language({
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
  boards,
  descriptions: {
    kitchens,
    office,
    'hotel-furniture': hotelFurniture,
    'closet-and-sliding-systems': closetAndSlidingSystems,
    livingRooms,
    bedrooms,
    bathrooms,
    'interior-doors': interiorDoors,
    'table-and-chairs': tableAndChairs,
    'home-accessories': homeAccessories,
    'materials-fitting-and-accessories': materialsFittingAndAccessories,
    'interior-elements': interiorElements,
  },
});
