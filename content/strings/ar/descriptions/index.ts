import { bathrooms } from './bathrooms.ts';
import { bedrooms } from './bedrooms.ts';
import { closets } from './closet-and-sliding-systems.ts';
import { accessories } from './home-accessories.ts';
import { hotel } from './hotel-furniture.ts';
import { doors } from './interior-doors.ts';
import { elements } from './interior-elements.ts';
import { kitchens } from './kitchens.ts';
import { livingRooms } from './livingRooms.ts';
import { fittings } from './materials-fitting-and-accessories.ts';
import { office } from './office.ts';
import { tables } from './table-and-chairs.ts';

/** What is told of each product, by its category and slug. */
export const descriptions = {
  kitchens,
  office,
  'hotel-furniture': hotel,
  'closet-and-sliding-systems': closets,
  livingRooms,
  bedrooms,
  bathrooms,
  'interior-doors': doors,
  'table-and-chairs': tables,
  'home-accessories': accessories,
  'materials-fitting-and-accessories': fittings,
  'interior-elements': elements,
};
