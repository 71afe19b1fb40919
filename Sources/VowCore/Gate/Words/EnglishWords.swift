// Written by scripts/tables/challenge-words.
extension ChallengeWords {
    static let english = """
        office building energy picture hospital paper internet river island pressure station computer photo
        hotel product machine equipment coffee library engine structure surface silver window dinner apple
        vehicle mountain classic valley elements ocean restaurant sugar transport device platform studio
        apartment kitchen aircraft chicken stadium orange breakfast humans bottle carbon factory panel
        bathroom recording cabinet chocolate highway guitar chamber clothing bedroom railway castle palace
        temple electricity telephone butter landing cricket entrance honey satellite uniform railroad piano
        hardware candy furniture stopping copper instrument garage oxygen powder spider robot tunnel laptop
        photograph rubber canal lightning streaming radar taxi basement cherry costume garbage vintage
        dressing hammer sunshine bacon classroom portfolio wallet workshop buffalo pepper cabin embassy
        sandwich banner attraction potato lemon olive receiver statue console fabric poison concentrate
        continent monkey rainbow ambulance grocery subway tablet airline soda workplace container harvest
        lobby mineral helmet vitamin puppy silicon telegraph cathedral bicycle hydrogen portable canvas
        canyon curry marble pillow locker mainland pencil junction butterfly ginger merchandise sanctuary
        soundtrack pasta runway sculpture balloon monument particle petroleum shuttle umbrella candle
        coconut holly billboard salon curtain granite maple wheelchair builder gasoline necklace vanilla
        violet dessert pumpkin calcium electron tornado masterpiece pony submarine luggage microwave puppet
        sausage wardrobe raven backpack balcony daisy greenhouse sweater tractor antenna fortress velvet
        cedar iris shipment volcano flagship spacecraft telescope textile compass dwelling supper arcade
        popcorn saddle amino hallway microphone pixel strawberry sunglasses boiler boulevard bracelet
        capsule cinnamon gravel pottery bumper lipstick scenery sidewalk sushi timer bakery dolphin parcel
        riverside cardboard freezer oxide softball bamboo basil blackberry courtyard lobster panda panther
        seafood spaghetti charger polymer substrate vinegar laurel lizard turbine barbecue blossom furnace
        lotus paperback cavity freeway jasmine lantern moonlight pigeon plateau pudding resin leopard
        typhoon charcoal citrus constituent courtroom glacier mosaic mustang pineapple scissors shampoo
        staircase trumpet dungeon rosemary sandstone scooter aquarium asteroid porcelain walnut chimney
        convertible crater garner obstruction suitcase titanium algae boutique fireplace headset oyster
        viola waterfall asphalt pastry plaster canopy denim freshwater mandarin wonderland carving doorway
        jaguar parachute broccoli canoe cradle doorstep kangaroo raspberry crocodile interchange magnesium
        webcam blockbuster cameo caramel gravy sparrow spinach aperture cascade chestnut cleaners flashlight
        ketchup motorway octopus sesame amplifier cracker hamburger roadside sinai lavender lemonade patio
        peacock pepsi sapphire solvent blender everest torrent ascent farmhouse filler footwear handbag
        helium noodle ozone piping sediment turret bullock clubhouse cucumber projector windshield cactus
        cassette fender latex mammoth motif espresso horseback restroom satin sprinkle tonic bulldog
        compressor hillside uphill launcher roadway apron clover coyote dresser steamer weaponry bonnet
        casing cupcake iceberg masonry muffin pancake parkway pedestal treadmill milling pebble radiator
        sturgeon dashboard mascara roundabout turquoise alligator buggy celery eureka foundry grinder
        hardcover seizing takeaway bolster hamster rooster viper chateau headphone airfield cassie chariot
        dishwasher husky infusion nightingale plywood tofu wearable adamant bedrock brittle conduit ethernet
        flooring goldfish splinter swimsuit yellowstone banjo dartmouth impetus incense martini parsley
        shipyard estuary gunpowder inversion kosher potty puddle railing starship tortoise typewriter
        antidote crochet floppy fluoride hedgehog jellyfish nitrate olympus pesticide phosphorus reptile
        sauna snowflake subsection bittersweet cabaret catheter mayonnaise overlay peeling requisite
        stallion taping terrier whirlwind arsenic pantry pollard speedway abrasive carbonate fishery nyse
        redwood seaweed snowfall armchair carcass cardigan compost laguna levant magnolia playhouse propane
        saffron scoreboard skateboard takin transistor chainsaw detergent gearbox limousine manure meteorite
        opal partridge primates rodent sizing skyscraper telly airway chandelier forgery lifeboat mammalian
        motorbike sweatshirt yukon castor fireball hookup throughput tripod tulip turnpike waterway custard
        grapefruit greyhound huron parmesan ballast blackjack bluegrass cockroach dynamo elixir firewood
        hackney kennel windmill acetate battleship drizzle edging embankment emilia hijab impedance isotope
        jigsaw juniper lollipop marshmallow mulberry raptor shortening shrapnel tombstone
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
