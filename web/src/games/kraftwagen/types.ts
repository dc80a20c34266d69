export type {
  KraftwagenAim,
  KraftwagenCar,
  KraftwagenForecast,
  KraftwagenInsights,
  KraftwagenJump,
  KraftwagenPart,
  KraftwagenPlace,
  KraftwagenPlayer,
  KraftwagenSale,
  KraftwagenView,
} from '../../wire/wire';
